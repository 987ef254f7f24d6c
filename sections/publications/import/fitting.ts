/** The publication of an entry whose fields are not all fit to be stored: one of them costs itself, not the entry. */
import { shortened } from '@/lib/format/shortened';
import { noteFrom } from '@/lib/references/note';
import type { ListName } from '../lists';
import type { Source } from '../record-fields';
import { fieldLabel } from './field-labels';
import { type Fields, faultOf, publicationFrom } from './from-work';
import { withSource } from './merge';

/** Without these, there is no publication. */
const needed: readonly string[] = ['title', 'authors', 'year'];
/** The longest part of a field that is noted, and the longest note, in characters. */
const maxSaid = 200;
const maxNote = 1000;

/**
 * The publication of these fields, without those that it cannot have: their beginnings are noted. A fault that is left
 * costs the entry.
 */
export function fitting(list: ListName, given: Fields, source: Omit<Source, 'values'>) {
  for (let fields = given; ; ) {
    const item = withSource(publicationFrom(list, fields), { ...source, values: fields });
    const fault = faultOf(list, item);
    if (!fault || needed.includes(fault.field) || fields[fault.field] === undefined) return { fields, item, fault };
    fields = without(list, fields, fault.field);
  }
}

function without(list: ListName, fields: Fields, field: string): Fields {
  const { [field]: value = '', ...rest } = fields;
  if (field === 'note') return { ...rest, note: shortened(value, maxNote - 1) };
  if (field !== 'keywords') return noted(rest, field, value);
  const isWrong = (keyword: string) =>
    faultOf(list, publicationFrom(list, { ...rest, keywords: keyword }))?.field === field;
  const { wrong = [], right = [] } = Object.groupBy(value.split(' ; '), (keyword) =>
    isWrong(keyword) ? 'wrong' : 'right',
  );
  if (wrong.length === 0) return rest; // the list is wrong, none of its keywords
  return noted({ ...rest, ...(right.length > 0 && { keywords: right.join(' ; ') }) }, field, wrong.join(' ; '));
}

/** The fields with a note of what was left out of one. */
const noted = (fields: Fields, field: string, value: string): Fields => ({
  ...fields,
  note: noteFrom({ texts: [fields.note, `${fieldLabel(field)}\u00a0: ${shortened(value, maxSaid - 1)}`] }),
});
