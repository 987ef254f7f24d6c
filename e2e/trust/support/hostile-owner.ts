/** An owner who stores hostile inputs in every text field, through the API. */
import type { Answer, Caller } from '../../support/api-client';
import { inLanes } from './lanes';
import { countTexts, filled, restored, Supply } from './placing';

type Json = Readonly<Record<string, unknown>>;
type Section = { readonly id: string; readonly type: string; readonly content: unknown };

const internal = ['intro-enseignement', 'chiffres-cles', 'infos-enseignement'];

export class HostileOwner {
  readonly faults: string[] = [];
  #profile: Json = {};
  #sections: Section[] = [];
  #own: string[] = [];
  #texts = new Map<number, string>();

  readonly caller: Caller;

  constructor(caller: Caller) {
    this.caller = caller;
  }

  /** Reads the owner's content as the pattern to fill, and adds a list and two card sections. */
  async prepare(): Promise<void> {
    const { caller } = this;
    const {
      version: _v,
      photo: _p,
      sample: _s,
      ...profile
    } = (await caller.call('GET', `/api/profile/${caller.id}`)).json;
    this.#profile = profile;
    const rows = Object.values((await caller.call('GET', `/api/sections/${caller.id}`)).json);
    for (const id of internal)
      rows.push(
        (await caller.call('PUT', `/api/sections/${caller.id}/${id}`, { json: { visible: true } })).json.section,
      );
    this.#sections = rows.map(sectionOf);
    for (const type of ['list', 'cards', 'cards']) {
      const { json } = await caller.call('POST', `/api/sections/${caller.id}`, { json: { title: 'Section', type } });
      this.#own.push(String(json.id));
    }
  }

  /** Stores each input in its own rich-text section, and fills every other text field with inputs, over and over. */
  async fill(inputs: readonly string[]): Promise<void> {
    const supply = new Supply(inputs);
    await inLanes(inputs, 4, (input, at) => this.#putRich(at, input, inputs[(at + 1) % inputs.length] ?? ''));
    const [list, cards, groups] = this.#own;
    if (list) await this.#put(list, inputs, ['']);
    const card = {
      title: '',
      description: '',
      authors: '',
      year: '',
      level: '',
      hours: '',
      autre: '',
      liste: [''],
      paires: [{ nom: '', description: '' }],
    };
    const deck = Array.from({ length: Math.ceil(inputs.length / 6) }, () => card);
    if (cards) await this.#put(cards, filled(deck, supply), deck);
    const drawer = Object.fromEntries(inputs.slice(0, 20).map((input) => [cut(`g ${input}`), [card]]));
    if (groups) await this.#put(groups, filled(drawer, supply), drawer);
    for (const { id, content } of this.#sections) {
      const repeat = Math.min(40, Math.ceil(inputs.length / Math.max(1, countTexts(content))));
      await this.#put(id, filled(content, supply, repeat), content);
    }
    await this.#send(`/api/profile/${this.caller.id}`, filled(this.#profile, supply), this.#profile, (json) => json);
  }

  /** Stores `content` in the rich-text section number `at`, created when first needed. */
  async #putRich(at: number, content: string, heading: string): Promise<void> {
    const title = cut(heading);
    const id = this.#texts.get(at);
    if (id !== undefined)
      return this.#send(`/api/sections/${this.caller.id}/${id}`, content, '', (value) => ({ title, content: value }));
    const { status, json } = await this.caller.call('POST', `/api/sections/${this.caller.id}`, {
      json: { title, type: 'text', content },
    });
    if (status === 200) this.#texts.set(at, String(json.id));
    else if (status !== 400) this.faults.push(`POST answered ${status}`);
  }

  #put(id: string, content: unknown, pattern: unknown): Promise<void> {
    return this.#send(`/api/sections/${this.caller.id}/${id}`, content, pattern, (value) => ({ content: value }));
  }

  /** Sends content until it is accepted: each refused input is replaced by the pattern's own text. */
  async #send(path: string, content: unknown, pattern: unknown, body: (content: unknown) => unknown): Promise<void> {
    let given = content;
    for (let turn = 0; turn < 40; turn += 1) {
      const answer = await this.caller.call('PUT', path, { json: body(given) });
      if (answer.status === 200) return;
      const paths = pathsOf(answer);
      if (answer.status !== 400) {
        this.faults.push(`PUT ${path} answered ${answer.status}`);
        return;
      }
      if (paths.length === 0) return; // the only text was refused
      for (const issue of paths) given = restored(given, pattern, issue[0] === 'content' ? issue.slice(1) : issue);
    }
    this.faults.push(`PUT ${path} is still refused with the owner's own texts`);
  }
}

/** The first 200 code points, so that no surrogate pair is split. */
const cut = (text: string) => Array.from(text).slice(0, 200).join('');

function pathsOf({ json }: Answer): PropertyKey[][] {
  const issues: unknown[] = Array.isArray(json.issues) ? json.issues : [];
  return issues
    .map((issue) =>
      typeof issue === 'object' && issue !== null && 'path' in issue && Array.isArray(issue.path) ? issue.path : [],
    )
    .filter((path) => path.length > 0);
}

function sectionOf(row: unknown): Section {
  if (typeof row !== 'object' || row === null || !('id' in row) || !('type' in row) || !('content' in row))
    throw new Error(`no section: ${JSON.stringify(row)}`);
  return { id: String(row.id), type: String(row.type), content: row.content };
}
