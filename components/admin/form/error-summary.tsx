'use client';
import { TriangleAlert } from 'lucide-react';
import { fieldId } from './draft';
import { elementAt, summaryId } from './focus-field';
import type { FieldIssue } from './use-draft';

type Props = { readonly form: string; readonly issues: readonly FieldIssue[] };

/** The errors of a form, shown at its top, each a link to its field. */
export function ErrorSummary({ form, issues }: Props) {
  if (issues.length === 0) return null;
  return (
    <div className="summary-err" role="alert" id={summaryId(form)} tabIndex={-1}>
      <TriangleAlert className="icon" aria-hidden />
      <div>
        <b>Rien n’a été enregistré.</b> {issues.length === 1 ? 'Un point à corriger' : `${issues.length} points à corriger`}
        {'\u00a0'}:
        <ul>
          {issues.map((issue) => (
            <li key={`${fieldId(form, issue.path)}-${issue.message}`}>
              <a
                href={`#${fieldId(form, issue.path)}`}
                onClick={(event) => {
                  const field = elementAt(form, issue.path);
                  if (!field) return;
                  event.preventDefault();
                  field.focus();
                }}
              >
                {issue.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
