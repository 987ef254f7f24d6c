import { inLanguage, type Language } from '@/lib/languages';
import type { Filter } from './filter';
import type { Grouping } from './grouping';

type Options = {
  readonly language?: Language;
  readonly path?: string;
  readonly grouping?: Grouping;
  readonly page?: string;
};

/** The URL of the filtered list, in a language and with a grouping, on a page or as a file. */
export function listUrl(
  filter: Filter,
  { language = 'fr', path = inLanguage('/publications', language), grouping = 'domaine', page = '1' }: Options,
): string {
  const order = { classement: grouping === 'domaine' ? undefined : grouping, page: page === '1' ? undefined : page };
  const parameters = Object.entries({ ...filter, ...order }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `${path}?${new URLSearchParams(parameters)}`.replace(/\?$/, '');
}
