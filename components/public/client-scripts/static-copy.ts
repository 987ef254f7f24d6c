/**
 * The script of a static copy's pages (docs/decisions/0035-static-copy.md): that of public pages without server
 * requests. A list is complete in its page, and is filtered there.
 */

import type { Language } from '@/lib/languages';
import { type ListData, listDataId, matchesFacets } from '@/sections/publications/facets';
import { filterParameters, type Query, readQuery, searchWords } from '@/sections/publications/query';
import { listWords } from '@/sections/publications/words/list';
import { workWords } from '@/sections/publications/words/works';
import { startCopy } from './copy';
import { startDialogs } from './dialogs';
import { startLanguages, startMenus, startScroll, startTheme } from './header';
import { startLayout } from './layout';
import { startPhotos } from './photos';

/** Filters in the collapsed part of the form. */
const FOLDED = ['de', 'a', 'audience', 'mention'] as const;

/**
 * Makes the filters of a list act on the entries in the page, using the data embedded beside them; the choices are in
 * the URL, as on the live site.
 */
function startListInPage(signal: AbortSignal): void {
  const form = document.querySelector<HTMLFormElement>('form[data-live]');
  const data = document.getElementById(listDataId)?.textContent;
  if (form && data) new ListInPage(form, JSON.parse(data)).start(signal);
}

class ListInPage {
  readonly #form: HTMLFormElement;
  readonly #data: ListData;
  readonly #language: Language = document.documentElement.lang as Language;
  readonly #entries = [...document.querySelectorAll<HTMLElement>('li[data-id]')];
  /** The original count of the whole list. */
  readonly #wholeCount = part('compte')?.textContent ?? '';
  /** The co-author in the URL; no field has it. */
  #author = '';

  constructor(form: HTMLFormElement, data: ListData) {
    this.#form = form;
    this.#data = data;
  }

  start(signal: AbortSignal): void {
    const query = readQuery(Object.fromEntries(new URLSearchParams(location.search)));
    this.#author = query.auteur && Object.hasOwn(this.#data.authors, query.auteur) ? query.auteur : '';
    this.#fill(query);
    this.#show();
    const act = () => {
      this.#show();
      history.replaceState(history.state, '', queryString(this.#query()) || location.pathname);
    };
    this.#form.addEventListener('input', act, { signal });
    this.#form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        act();
      },
      { signal },
    );
  }

  #fill(query: Query): void {
    for (const field of this.#form.elements)
      if (field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type !== 'hidden'))
        field.value = query[field.name as keyof Query] ?? '';
    const more = this.#form.querySelector('details');
    if (more) more.open ||= FOLDED.some((name) => query[name] !== undefined);
  }

  #query(): Query {
    const form = new FormData(this.#form);
    const parameters = filterParameters.map((name) => [
      name,
      name === 'auteur' ? this.#author : String(form.get(name) ?? ''),
    ]);
    return readQuery(Object.fromEntries(parameters));
  }

  #show(): void {
    const query = this.#query();
    const words = searchWords(query.q ?? '');
    const { entries } = this.#data;
    for (const entry of this.#entries) {
      const facets = entries[entry.dataset.id ?? ''];
      const isFound =
        facets !== undefined &&
        matchesFacets(facets, query, words) &&
        (!query.auteur || facets.authors.includes(query.auteur));
      show(entry, isFound);
    }
    this.#tell(query);
  }

  /** Updates what the choices change around the entries: headings, counts, links. */
  #tell(query: Query): void {
    const found = this.#entries.filter((entry) => !entry.hidden).length;
    const isFiltered = Object.keys(query).length > 0;
    const { list } = listWords[this.#language];
    for (const section of document.querySelectorAll<HTMLElement>('[data-part="liste"] section')) {
      const here = visibleIn(section);
      show(section, here > 0);
      for (const ol of section.querySelectorAll('ol')) {
        const group = ol.parentElement === section ? ol : ol.parentElement; // with its sub-heading
        if (group) show(group, visibleIn(ol) > 0);
      }
      const count = section.querySelector('h2 + span');
      if (count) count.textContent = workWords[this.#language].publications(here);
    }
    const author = query.auteur ? ` ${list.withAuthor(this.#data.authors[query.auteur] ?? '')}` : '';
    setPart('compte', isFiltered ? list.found(found, this.#entries.length) + author : this.#wholeCount);
    setPart('inconnu', found === 0 ? (query.q ? list.nothingFor(query.q) : list.nothing) : '');
    const clear = Object.assign(document.createElement('a'), { href: location.pathname, textContent: list.clear });
    part('effacer')?.replaceChildren(...(isFiltered ? [clear] : []));
    for (const link of part('classement')?.querySelectorAll('a') ?? []) link.search = queryString(query);
    const files = part('telecharger'); // which contain the whole list
    if (files) show(files, !isFiltered);
  }
}

/** An entry is a grid, which `hidden` alone does not hide. */
function show(element: HTMLElement, isShown: boolean): void {
  element.hidden = !isShown;
  element.style.display = isShown ? '' : 'none';
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const setPart = (name: string, text: string) => part(name)?.replaceChildren(text);
const visibleIn = (list: Element): number => list.querySelectorAll('li[data-id]:not([hidden])').length;

/** `?annee=2024&q=crue`, '' without choices. */
function queryString(query: Query): string {
  const params = new URLSearchParams(Object.entries(query));
  return params.size > 0 ? `?${params}` : '';
}

const { signal } = new AbortController();
for (const start of [
  startLayout,
  startTheme,
  startPhotos,
  startDialogs,
  startMenus,
  startScroll,
  startListInPage,
  startCopy,
  startLanguages,
])
  start(signal);
