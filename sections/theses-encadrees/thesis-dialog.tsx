import { DetailDialog } from '@/components/public/detail-dialog';
import { Documents } from '@/components/public/documents';
import { Mathematics } from '@/components/public/mathematics';
import { MoreLink } from '@/components/public/more-link';
import { OwnerText, type Page } from '@/components/public/owner-text';
import { StatusBadge } from '@/components/public/status-badge';
import { inLanguage, type Language } from '@/lib/languages';
import { DialogFacts } from '@/sections/items-view';
import { toneOf } from '@/sections/palette';
import { periodWords } from '@/sections/period';
import { langAttributes, type PublicSite } from '@/sections/public-site';
import { noDomain, statusText, type These, these, thesisLook } from './definition';
import { isThesis, knownNature } from './natures';
import { publicName, roleWords } from './sentences';
import { words } from './words';

export type Supervised = { readonly thesis: These; readonly domain: string; readonly id: string };

type Props = {
  readonly row: Supervised;
  readonly site: PublicSite;
  /** The slugs of the site's publications. */
  readonly slugs: ReadonlySet<string>;
  readonly back: string;
};

/** All that is known of a supervision but a private name. */
export function ThesisDialog({ row: { thesis, domain, id }, site, slugs, back }: Props) {
  const { language } = site;
  const word = words[language];
  const isNamed = domain !== noDomain;
  return (
    <DetailDialog
      id={id}
      title={
        <OwnerText site={site} text={thesis.sujet}>
          <Mathematics text={thesis.sujet} />
        </OwnerText>
      }
      subtitle={isNamed ? <OwnerText site={site} text={domain} /> : undefined}
      tone={toneOf(thesis.color)}
      back={back}
      label={isThesis(thesis) ? word.thesisDetail : word.otherDetail}
      language={language}
    >
      <DialogFacts
        site={site}
        first={[
          { label: word.status, value: <ThesisStatus thesis={thesis} site={site} /> },
          {
            label: word.year,
            value: (
              <span className="figures">
                <OwnerText site={site} text={periodWords(thesis.annee, language)} />
              </span>
            ),
          },
          { label: word.domain, value: isNamed ? domain : '', langAttributes: langAttributes(site, domain) },
          {
            label: word.by[knownNature(thesis) ?? 'other'],
            value: publicName(thesis) || (isThesis(thesis) ? '' : word.unnamed),
          },
          {
            label: word.supervision,
            value: roleWords(thesis, language),
            langAttributes: langAttributes(site, thesis.encadrement?.role),
          },
        ]}
        facts={these.view(thesis, language).facts}
      />
      <ThesisLinks thesis={thesis} slugs={slugs} language={language} />
      <Documents documents={thesis.documents} site={site} />
    </DetailDialog>
  );
}

export function ThesisStatus({ thesis, site }: { thesis: These; site: Page }) {
  const status = statusText(thesis, site.language);
  return <StatusBadge status={status} langAttributes={langAttributes(site, status)} {...thesisLook(thesis.statut)} />;
}

type LinksProps = Pick<Props, 'slugs'> & { readonly thesis: These; readonly language: Language };

/** Where the thesis itself can be read. */
function ThesisLinks({ thesis: { devenir = {} }, slugs, language }: LinksProps) {
  const { thesesFr, publication } = devenir;
  const isOnSite = publication !== undefined && slugs.has(publication);
  if (!thesesFr && !isOnSite) return null;
  const { onSite, onThesesFr, more } = words[language];
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      {isOnSite ? (
        <MoreLink href={inLanguage(`/publications/${publication}`, language)} after="arrow-right">
          {onSite}
        </MoreLink>
      ) : null}
      {thesesFr ? (
        <MoreLink href={thesesFr} rel="noopener noreferrer" after="arrow-up-right">
          {isThesesFr(thesesFr) ? onThesesFr : more}
        </MoreLink>
      ) : null}
    </p>
  );
}

const isThesesFr = (address: string): boolean => /^https:\/\/(?:www\.)?theses\.fr\//.test(address);
