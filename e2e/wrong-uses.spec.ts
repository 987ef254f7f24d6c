import fs from 'node:fs';
import { sample } from './support/sample';
import { freePort, inherited, run } from './support/site';
import { expect, test } from './support/test';

/** A wrong use of each kind: what npm is given, settings, standard input, and the one line that is said. */
type Use = readonly [
  command: readonly string[] | string,
  line: string,
  env?: Readonly<Record<string, string>>,
  input?: string,
];

test('a wrong use of a command is told in one line, and ends with 1', async ({ site }) => {
  const at = (name: string) => test.info().outputPath(name);
  fs.writeFileSync(at('image.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]));
  fs.writeFileSync(at('entamé.json'), '{');
  fs.mkdirSync(at('plein'));
  fs.writeFileSync(at('plein/lettre.txt'), 'x');
  fs.mkdirSync(at('site/.env'), { recursive: true });
  const uses: readonly Use[] = [
    ['start mot', 'Argument de trop : mot. Utilisation : npm start -- --help'],
    ['start --port=3000', 'Option inconnue ou incomplète. Utilisation : npm start -- --help'],
    ['start', 'Réglage incorrect : PORT doit être un nombre entre 1 et 65535', { PORT: 'abc' }],
    ['start', 'est déjà pris', { PORT: new URL(site.origin).port }],
    ['start', 'L’adresse 203.0.113.1 n’est pas celle de cette machine : changez HOST.', { HOST: '203.0.113.1' }],
    ['start', 'DATABASE_URL doit nommer un fichier', { DATABASE_URL: `file:${at('plein')}` }],
    ['start', '.env ne peut pas être lu (EISDIR).', { SITE_DIR: at('site') }],
    ['start', 'Réglage incorrect : SITE_DIR doit être le chemin absolu', { SITE_DIR: 'sites/dupont' }],
    ['build --forc', 'Option inconnue ou incomplète. Utilisation : npm run build -- --help'],
    ['dev mot', 'Argument de trop : mot. Utilisation : npm run dev -- --help'],
    ['test --vite', 'Option inconnue ou incomplète. Utilisation : npm test -- --help'],
    ['health mot', 'Argument de trop : mot. Utilisation : npm run health -- --help'],
    ['health', 'Le site ne répond pas à'],
    ['doctor mot', 'Argument de trop : mot. Utilisation : npm run doctor -- --help'],
    ['owner --email', 'Option inconnue ou incomplète. Utilisation : npm run owner -- --help'],
    ['owner', 'L’entrée standard a plusieurs lignes', {}, 'un mot de passe\nun autre\n'],
    ['owner', 'Le mot de passe doit contenir au moins', {}, 'court'],
    ['backup un deux', 'Argument de trop : deux. Utilisation : npm run backup -- --help'],
    [`backup ${at('image.png')}`, 'existe déjà : choisissez un autre nom.'],
    ['backup', 'Il n’y a rien à sauvegarder', { DATABASE_URL: `file:${at('absente.db')}` }],
    ['restore', 'Indiquez la sauvegarde à restaurer : npm run restore FICHIER'],
    [`restore ${at('absente.tar.gz')}`, 'ne peut pas être lue (ENOENT)'],
    [`restore ${at('absente.db')}`, 'ne peut pas être lue (ENOENT)'],
    [`restore ${at('image.png')}`, 'n’est pas une sauvegarde de ce site'],
    [`restore ${at('plein')}`, 'n’est pas un fichier'],
    [['restore', site.databaseFile], 'Le site est en marche sur cette base de données'],
    ['import', 'Indiquez le fichier à importer : npm run import FICHIER'],
    [`import ${at('absent.bib')}`, 'ne peut pas être lu (ENOENT)'],
    [`import ${at('image.png')}`, 'Ce fichier semble être une image PNG.'],
    [`import ${at('entamé.json')}`, 'n’est pas du JSON valide'],
    ['import --hal a --doi b', 'Un fichier ou une source à la fois'],
    ['export', 'Indiquez le dossier de la copie'],
    [`export ${at('copie')} --sous=nom`, '--sous doit être un chemin'],
    [`export ${at('plein')}`, 'plein'],
    ['export --deposer', 'COPY_TO n’est pas réglé'],
  ];
  const settings = {
    ...inherited(),
    DATABASE_URL: `file:${site.databaseFile}`,
    UPLOADS_DIR: site.uploadsDir,
    PORT: String(await freePort()),
  };
  const tried = await Promise.all([0, 1].map((turn) => tryEach(sample(uses, 4).filter((_, n) => n % 2 === turn))));
  expect(fs.existsSync('sites'), 'nothing is made where SITE_DIR leads nowhere').toBe(false);
  expect(tried.flat().filter(({ isTold }) => !isTold)).toEqual([]);

  async function tryEach(some: readonly Use[]) {
    const outcomes = [];
    for (const [use, line, env = {}, input] of some) {
      const [name, ...args] = typeof use === 'string' ? use.split(' ') : use;
      const { code, output } = await run(
        ['scripts/node.mjs', `scripts/${name}.ts`, ...args],
        { ...settings, ...env },
        input,
      );
      // Beside the steps of the set-up.
      const said = output.split('\n').filter((each) => !/^(?: {2}[✓✗…] .*|Portfolio universitaire.*|)$/.test(each));
      const isTold = code === 1 && said.length === 1 && said[0]?.includes(line);
      outcomes.push({ use, code, said, isTold });
    }
    return outcomes;
  }
});
