'use client';
import { Notice } from '../ui/notice';
import { fieldId } from './draft';
import { goTo, summaryId } from './focus-field';
import type { FieldIssue } from './use-draft';

type Props = { readonly form: string; readonly issues: readonly FieldIssue[] };

/** The errors of a form, shown at its top, each a link to its field. */
export function ErrorSummary({ form, issues }: Props) {
  if (issues.length === 0) return null;
  return (
    <Notice tone="err" id={summaryId(form)} tabIndex={-1}>
      <b>Rien n’a été sauvegardé.</b>{' '}
      {issues.length === 1 ? 'Un point à corriger' : `${issues.length} points à corriger`}
      {'\u00a0'}:
      <ul className="list-none">
        {issues.map((issue) => (
          <li className="pt-0.5" key={`${fieldId(form, issue.path)}-${issue.message}`}>
            <a
              className="inline-flex min-h-6 items-center font-semibold text-inherit"
              href={`#${fieldId(form, issue.path)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(form, issue.path);
              }}
            >
              {issue.message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
