'use client';
import { ArrowUpRight } from 'lucide-react';
import { counted } from '@/lib/format/french';
import { type LegalPage, legalPages } from '@/lib/legal-pages';
import type { LegalFacts } from '@/lib/site/legal/facts';
import { isPublic, missingFor, neededFor, switchOf } from '@/lib/site/legal/rules';
import { NodeEditor } from '../editor/node-editor';
import { fieldId } from '../form/draft';
import { goTo } from '../form/focus-field';
import { Badge } from '../ui/badge';
import { Panel, PanelHead } from '../ui/panel';
import { legalTree, pageNames } from './legal-tree';

type Props = {
  /** The id of the form. */
  readonly form: string;
  /** As they are typed, and as they are stored. */
  readonly facts: LegalFacts;
  readonly stored: LegalFacts;
};

/** Each page: whether visitors find it, what it lacks, with links to the fields, and its switch. */
export function PageStates(props: Props) {
  return legalPages.map((page) => <PageState key={page} page={page} {...props} />);
}

function PageState({ page, form, facts, stored }: Props & { readonly page: LegalPage }) {
  const missing = missingFor(facts, page);
  const id = `${form}-${page}`;
  const isOnline = isPublic(stored, page);
  return (
    <Panel aria-labelledby={id}>
      <PanelHead>
        <h2 id={id}>{`Page «\u00a0${pageNames[page]}\u00a0»`}</h2>
        {isOnline ? <Badge tone="ok">Publique</Badge> : <Badge>Non publiée</Badge>}
      </PanelHead>
      <div className="grid gap-3 p-4 text-control">
        {missing.length === 0 ? (
          <div>
            <p className="text-ok">Complète.</p>
            <p className="mt-1 text-ink-soft">{checkedText(facts, page)}</p>
          </div>
        ) : (
          <div>
            <p className="text-warn">Il manque {counted(missing.length, 'réponse', 'réponses')}.</p>
            <ul className="mt-1 list-none">
              {missing.map((field) => (
                <li key={field}>
                  <a
                    className="inline-flex min-h-6 items-center"
                    href={`#${fieldId(form, [field])}`}
                    onClick={(event) => {
                      event.preventDefault();
                      goTo(form, [field]);
                    }}
                  >
                    {legalTree.fields[field].label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <NodeEditor node={switchNode(page, { isComplete: missing.length === 0, isOnline })} path={[switchOf(page)]} />
        {isOnline && (
          <a className="inline-flex min-h-6 items-center gap-1" href={`/${page}`} target="_blank" rel="noopener">
            Voir la page <ArrowUpRight aria-hidden />
            <span className="sr-only">
              «{'\u00a0'}
              {pageNames[page]}
              {'\u00a0'}» (nouvel onglet)
            </span>
          </a>
        )}
      </div>
    </Panel>
  );
}

/** What « Complète » stands for, and what it does not. */
function checkedText(facts: LegalFacts, page: LegalPage): string {
  const labels = neededFor(facts, page).map((field) => legalTree.fields[field].label.replace(/\s*\?$/, ''));
  return `Vérifié\u00a0: les réponses obligatoires dans le cas choisi sont données (${labels.join(', ')}). Qu’elles soient justes, et que ce cas soit le vôtre, personne ne l’a vérifié.`;
}

type State = { readonly isComplete: boolean; readonly isOnline: boolean };

const switchNode = (page: LegalPage, { isComplete, isOnline }: State) => ({
  ...legalTree.fields[switchOf(page)],
  label: `Publier «\u00a0${pageNames[page]}\u00a0»`,
  hint: isOnline
    ? 'Un lien y mène, au pied de chaque page du site.'
    : isComplete
      ? 'Une fois sauvegardée, un lien y mène au pied de chaque page du site.'
      : 'Elle paraîtra quand elle sera complète.',
});
