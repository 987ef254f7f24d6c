#!/usr/bin/env node
// `npm run owner`
import { buffer } from 'node:stream/consumers';
import { CliError, command, parseArguments, printedHelp } from './lib/console.ts';
import { ask } from './lib/prompt.ts';
import { setUp, setUpContent } from './lib/setup.ts';

const help = `
Utilisation : npm run owner [-- --email ADRESSE]

Donne un nouveau mot de passe au compte administrateur, ou crée ce compte. Toutes les sessions ouvertes prennent fin.
Le mot de passe est demandé sans être affiché ; sans terminal, il est lu sur l’entrée standard :
  printf '%s' "$MOT_DE_PASSE" | npm run owner -- --email moi@exemple.org
`;

if (!printedHelp(help)) await command(changeOwner);

async function changeOwner() {
  const { values } = parseArguments('npm run owner', { email: { type: 'string' } });
  const { ownerExists } = await setUpContent(await setUp());
  const program = await import('./cli/owner.ts');
  const email = values.email ?? (ownerExists ? null : await askEmail());
  const outcome = await program.changeOwner(email, askPassword);
  const changed =
    values.email === undefined
      ? 'Le mot de passe est changé'
      : 'L’adresse de connexion et le mot de passe sont ceux que vous donnez';
  console.log(
    outcome === 'created' ? 'Le compte administrateur est créé.' : `${changed} ; toutes les sessions ont pris fin.`,
  );
}

async function askEmail() {
  if (!process.stdin.isTTY) throw new CliError('Le compte n’existe pas encore : indiquez son adresse avec --email');
  return ask('Adresse électronique : ');
}

/**
 * Reads a password from standard input, without its line ending. Throws `CliError` for invalid UTF-8 and for several
 * lines.
 */
function readPassword(bytes: Buffer) {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r?\n$/, '');
  } catch {
    throw new CliError('Le mot de passe lu sur l’entrée standard n’est pas en UTF-8 : il n’est pas changé.');
  }
  if (/[\r\n]/.test(text))
    throw new CliError('L’entrée standard a plusieurs lignes, et un mot de passe en a une : il n’est pas changé.');
  return text;
}

async function askPassword() {
  if (!process.stdin.isTTY) return readPassword(await buffer(process.stdin));
  const password = await ask('Nouveau mot de passe : ', { hidden: true });
  if ((await ask('Encore une fois : ', { hidden: true })) !== password)
    throw new CliError('Les mots de passe ne correspondent pas');
  return password;
}
