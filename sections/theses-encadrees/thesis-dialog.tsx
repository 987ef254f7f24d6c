import { CheckList } from '@/components/public/check-list';
import { type Description, DescriptionList } from '@/components/public/description-list';
import { DetailDialog } from '@/components/public/detail-dialog';
import { Documents } from '@/components/public/documents';
import { Mathematics } from '@/components/public/mathematics';
import { MoreLink } from '@/components/public/more-link';
import { OwnerText, type Page } from '@/components/public/owner-text';
import { StatusBadge } from '@/components/public/status-badge';
import { formatPartialDate } from '@/lib/format/partial-date';
import { shownNames } from '@/lib/format/shown-names';
import { inLanguage, type Language } from '@/lib/languages';
import { offered } from '@/sections/offered';
import { toneOf } from '@/sections/palette';
import { mentionWords } from '@/sections/parcours/mention';
import { periodWords } from '@/sections/period';
import { type PublicSite, spoken } from '@/sections/public-site';
import { noDomain, type These, thesisLook } from './definition';
import { isThesis, knownNature } from './natures';
import { defenceWords, juryWords, publicName, roleWords } from './sentences';
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
      <DescriptionList
        site={site}
        facts={[
          { label: word.status, value: <ThesisStatus thesis={thesis} site={site} /> },
          {
            label: word.year,
            value: (
              <span className="figures">
                <OwnerText site={site} text={periodWords(thesis.annee, language)} />
              </span>
            ),
          },
          { label: word.domain, value: isNamed ? domain : '', spoken: spoken(site, domain) },
          ...moreFacts(thesis, site),
        ]}
      />
      <CheckList
        title={word.jury}
        lines={(thesis.soutenance?.jury ?? []).map((member) => juryWords(member, language))}
        site={site}
      />
      <ThesisLinks thesis={thesis} slugs={slugs} language={language} />
      <Documents documents={thesis.documents} site={site} />
    </DetailDialog>
  );
}

export function ThesisStatus({ thesis: { statut }, site }: { thesis: These; site: Page }) {
  const shown = offered(words[site.language].statuses, statut);
  return <StatusBadge status={shown} spoken={spoken(site, shown)} {...thesisLook(statut)} />;
}

/** The facts that only some have. */
function moreFacts(thesis: These, site: PublicSite): readonly Description[] {
  const { encadrement = {}, soutenance = {}, devenir = {} } = thesis;
  const { language } = site;
  const word = words[language];
  const name = publicName(thesis);
  const date = (text: string | undefined) => text && formatPartialDate(text, 'long', language);
  const facts = [
    name || !isThesis(thesis) ? { label: word.by[knownNature(thesis) ?? 'other'], value: name || word.unnamed } : [],
    { label: word.supervision, value: roleWords(thesis, language), text: encadrement.role },
    { label: word.with, value: shownNames(encadrement.codirection ?? '') },
    { label: word.establishment, value: encadrement.etablissement },
    { label: word.school, value: encadrement.ecole },
    { label: word.start, value: date(encadrement.start) },
    { label: word.end, value: date(encadrement.end) },
    { label: word.funding, value: encadrement.financement, text: encadrement.financement },
    { label: word.defence, value: defenceWords(soutenance, language) },
    { label: word.mention, value: mentionWords(soutenance.mention ?? '', language), text: soutenance.mention },
    { label: word.position, value: devenir.situation, text: devenir.situation },
  ].flat();
  return facts.map(({ label, value = '', text }: { label: string; value?: string; text?: string }) => ({
    label,
    value,
    spoken: spoken(site, text),
  }));
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
