'use client';
import { useState } from 'react';
import { andOthers, counted, ofName } from '@/lib/format/french';
import { hostLabels } from '@/lib/host-names';
import { dismissProposals, type Proposals } from '@/lib/site/api/weekly-look';
import { useAnnounce } from '../providers/live-region';
import { useOwner } from '../providers/owner';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { AdminLink } from '../shell/admin-link';
import { Button } from '../ui/button';
import { TitledPanel } from '../ui/panel';
import { Row, RowNote, RowTitle } from '../ui/rows';

/** Titles of a source that are named. */
const named = 3;

/** The proposals of the weekly look, with a link to the review; nothing once they are dismissed. */
export function ProposalsPanel({ proposals: first }: { readonly proposals: readonly Proposals[] }) {
  const owner = useOwner();
  const call = useApiCall();
  const announce = useAnnounce();
  const [proposals, setProposals] = useState(first);
  if (proposals.length === 0) return null;
  const dismiss = async () => {
    const result = await call(() => dismissProposals(owner.id));
    if (!result.ok) return showToast.error(result.error || 'Les propositions n’ont pas pu être écartées.');
    setProposals([]);
    announce('Propositions écartées');
  };
  return (
    <TitledPanel
      title="Nouvelles publications"
      aside={
        <Button variant="quiet" onClick={() => void dismiss()}>
          Écarter<span className="sr-only"> ces propositions</span>
        </Button>
      }
    >
      <ul className="list-none">
        {proposals.map(({ source, titles }) => (
          <Row className="gap-3 sm:grid-cols-[minmax(0,1fr)_auto]" key={source}>
            <div>
              <RowTitle>
                {hostLabels[source]}
                {'\u00a0'}: {counted(titles.length, 'proposition', 'propositions')}
              </RowTitle>
              <RowNote className="wrap-anywhere">
                {titles.slice(0, named).join(' ·\u00a0')} {andOthers(titles.length - named)}
              </RowNote>
            </div>
            <Button
              as={AdminLink}
              className="max-sm:justify-self-start"
              href={`/admin/publications/import?source=${source}&lire`}
            >
              Vérifier<span className="sr-only"> les propositions {ofName(hostLabels[source])}</span>
            </Button>
          </Row>
        ))}
      </ul>
    </TitledPanel>
  );
}
