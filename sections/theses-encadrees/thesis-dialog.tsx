import { CheckList } from '@/components/public/check-list';
import { type Description, DescriptionList } from '@/components/public/description-list';
import { DetailDialog } from '@/components/public/detail-dialog';
import { Documents } from '@/components/public/documents';
import { Mathematics } from '@/components/public/mathematics';
import { MoreLink } from '@/components/public/more-link';
import { StatusBadge } from '@/components/public/status-badge';
import { formatPartialDate } from '@/lib/format/partial-date';
import { shownNames } from '@/lib/format/shown-names';
import { toneOf } from '@/sections/palette';
import { type These, thesisLook } from './definition';
import { isThesis, natureBefore } from './natures';
import { defenceWords, juryWords, publicName, roleWords } from './words';

export type Supervised = { readonly thesis: These; readonly domain: string; readonly id: string };

type Props = {
  readonly row: Supervised;
  /** The sizes of the stored documents, by id. */
  readonly sizes: ReadonlyMap<string, number>;
  /** The slugs of the site's publications. */
  readonly slugs: ReadonlySet<string>;
  readonly back: string;
};

/** All that is known of a supervision but a private name. */
export function ThesisDialog({ row: { thesis, domain, id }, sizes, slugs, back }: Props) {
  return (
    <DetailDialog
      id={id}
      title={<Mathematics text={thesis.sujet} />}
      subtitle={domain}
      tone={toneOf(thesis.color)}
      back={back}
      label={isThesis(thesis) ? 'Détail de la thèse' : 'Détail de l’encadrement'}
    >
      <DescriptionList
        facts={[
          { label: 'Statut', value: <ThesisStatus thesis={thesis} /> },
          { label: 'Année', value: <span className="figures">{thesis.annee}</span> },
          { label: 'Domaine', value: domain },
          ...moreFacts(thesis),
        ]}
      />
      <CheckList title="Jury" lines={(thesis.soutenance?.jury ?? []).map(juryWords)} />
      <ThesisLinks thesis={thesis} slugs={slugs} />
      <Documents documents={thesis.documents} sizes={sizes} />
    </DetailDialog>
  );
}

export function ThesisStatus({ thesis }: { thesis: These }) {
  return <StatusBadge status={thesis.statut} {...thesisLook(thesis.statut)} />;
}

/** The facts that only some have. */
function moreFacts(thesis: These): readonly Description[] {
  const { encadrement = {}, soutenance = {}, devenir = {} } = thesis;
  const name = publicName(thesis);
  return [
    name || !isThesis(thesis) ? { label: natureBefore(thesis), value: name || 'Nom non publié' } : [],
    { label: 'Encadrement', value: roleWords(thesis) },
    { label: 'Avec', value: shownNames(encadrement.codirection ?? '') },
    { label: 'Établissement', value: encadrement.etablissement },
    { label: 'École doctorale ou formation', value: encadrement.ecole },
    { label: 'Début', value: encadrement.start && formatPartialDate(encadrement.start) },
    { label: 'Fin', value: encadrement.end && formatPartialDate(encadrement.end) },
    { label: 'Financement', value: encadrement.financement },
    { label: 'Soutenance', value: defenceWords(soutenance) },
    { label: 'Mention', value: soutenance.mention },
    { label: 'Situation actuelle', value: devenir.situation },
  ].flat();
}

/** Where the thesis itself can be read. */
function ThesisLinks({ thesis: { devenir = {} }, slugs }: Pick<Props, 'slugs'> & { thesis: These }) {
  const { thesesFr, publication } = devenir;
  const isOnSite = publication !== undefined && slugs.has(publication);
  if (!thesesFr && !isOnSite) return null;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      {isOnSite ? (
        <MoreLink href={`/publications/${publication}`} after="arrow-right">
          Parmi les publications
        </MoreLink>
      ) : null}
      {thesesFr ? (
        <MoreLink href={thesesFr} rel="noopener noreferrer" after="arrow-up-right">
          {isThesesFr(thesesFr) ? 'Sur theses.fr' : 'En savoir plus'}
        </MoreLink>
      ) : null}
    </p>
  );
}

const isThesesFr = (address: string): boolean => /^https:\/\/(?:www\.)?theses\.fr\//.test(address);
