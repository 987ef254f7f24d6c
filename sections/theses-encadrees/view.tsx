import type { Thesis } from 'schema-dts';
import { DetailDialog, DetailLink, Documents, detailIds } from '@/components/public/detail-dialog';
import { Mathematics, OwnerText, type Page } from '@/components/public/owner-text';
import { Row, RowMeta, RowTitle, StatusBadge } from '@/components/public/parts';
import { Block, MoreLink, SectionFrame } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/ui/with-index-key';
import { comma } from '@/lib/format/french';
import { inLanguage, type Language } from '@/lib/languages';
import { plainMathematics } from '@/lib/mathematics/parts';
import { DialogFacts } from '@/sections/item-dialog';
import { toneOf } from '@/sections/palette';
import { periodWords } from '@/sections/period';
import { langAttributes, type PublicSite, type SectionViewProps } from '@/sections/public-site';
import { publicationEntries } from '@/sections/publications/statistics';
import { type JsonLdOf, mostItems, personId } from '../json-ld';
import { noDomain, statusText, type These, these, thesisLook } from './definition';
import { roles } from './facts';
import { followingDates } from './follow-dates';
import { countedNatures, isDefended, isThesis, knownNature, natureOf } from './natures';
import { isAbandoned } from './privacy';
import { natureWords, noteOf, publicName, roleWords, rowWords, words } from './words';

export function ThesesView({ section, site }: SectionViewProps<'theses-encadrees'>) {
  const { anchor, title, content } = section;
  const flat = Object.entries(content).flatMap(([domain, theses]) => theses.map((thesis) => ({ thesis, domain })));
  const ids = detailIds(
    'theses',
    flat.map(({ thesis }) => thesis),
  );
  const rows: Supervised[] = flat.map(({ thesis, domain }, index) => ({
    thesis: thesis.encadrement?.auto ? { ...thesis, ...followingDates(thesis) } : thesis,
    domain,
    id: ids[index] ?? '',
  }));
  const slugs = rows.some(({ thesis }) => thesis.devenir?.publication) ? publicationSlugs(site) : new Set<string>();
  return (
    <SectionFrame
      anchor={anchor}
      title={title}
      langAttributes={langAttributes(site, title)}
      note={noteOf(
        rows.map(({ thesis }) => thesis),
        site.language,
      )}
    >
      {withIndexKey(Object.keys(content)).map(({ key, value: domain }) => (
        <Domain key={key} name={domain} rows={rows.filter((row) => row.domain === domain)} site={site} />
      ))}
      {rows.map((row) => (
        <ThesisDialog key={row.id} row={row} site={site} slugs={slugs} back={anchor} />
      ))}
    </SectionFrame>
  );
}

function publicationSlugs({ sections }: PublicSite): ReadonlySet<string> {
  const publications = sections.find((section) => section.kind === 'publications');
  return new Set(publications ? publicationEntries(publications.content).map(({ slug }) => slug) : []);
}

type DomainProps = { readonly name: string; readonly rows: readonly Supervised[]; readonly site: PublicSite };

function Domain({ name, rows, site }: DomainProps) {
  const { language } = site;
  const natures = countedNatures(
    rows.map(({ thesis }) => thesis).filter(({ statut }) => !isAbandoned(statut)),
    language,
  );
  const list = (
    <ul className="border-rule border-t">
      {rows.map(({ thesis, id }) => (
        <Row className="thesis" item={thesis.id} key={id}>
          <ThesisTitle thesis={thesis} id={id} site={site} />
          <RowMeta>
            <span className="figures">
              <OwnerText site={site} text={periodWords(thesis.annee, language)} />
            </span>
            <span>
              <ThesisStatus thesis={thesis} site={site} />
            </span>
          </RowMeta>
        </Row>
      ))}
    </ul>
  );
  if (name === noDomain) return list;
  return (
    <Block title={name} langAttributes={langAttributes(site, name)} aside={natures.join(comma[language])}>
      {list}
    </Block>
  );
}

/** The subject, with the student and supervisors below it, as far as public. */
function ThesisTitle({ thesis, id, site }: { thesis: These; id: string; site: PublicSite }) {
  const people = rowWords(thesis, site.language);
  const title = (
    <RowTitle>
      <DetailLink id={id}>
        <OwnerText site={site} text={thesis.sujet}>
          <Mathematics text={thesis.sujet} />
        </OwnerText>
      </DetailLink>
    </RowTitle>
  );
  if (people === '') return title;
  return (
    <div>
      {title}
      <p className="small" {...langAttributes(site, thesis.encadrement?.nature)}>
        {people}
      </p>
    </div>
  );
}

type Supervised = { readonly thesis: These; readonly domain: string; readonly id: string };

type Props = {
  readonly row: Supervised;
  readonly site: PublicSite;
  readonly slugs: ReadonlySet<string>;
  readonly back: string;
};

/** All facts of a supervision except private names. */
function ThesisDialog({ row: { thesis, domain, id }, site, slugs, back }: Props) {
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
          publicName(thesis)
            ? { label: word.by[knownNature(thesis) ?? 'other'], value: publicName(thesis) }
            : { label: word.nature, value: isThesis(thesis) ? '' : natureWords(thesis, language) },
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

function ThesisStatus({ thesis, site }: { thesis: These; site: Page }) {
  const status = statusText(thesis, site.language);
  return <StatusBadge status={status} langAttributes={langAttributes(site, status)} {...thesisLook(thesis.statut)} />;
}

type LinksProps = Pick<Props, 'slugs'> & { readonly thesis: These; readonly language: Language };

/** Links to the thesis. */
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

/** Defended theses of persons whose name is public; the owner is a contributor, as supervisor. */
export const thesesJsonLd: JsonLdOf<'theses-encadrees'> = (domains, { site, origin }) => ({
  things: Object.values(domains)
    .flat()
    .filter((item) => item.statut === 'Soutenue' && isDefended(natureOf(item)) && publicName(item) !== '')
    .slice(0, mostItems)
    .map((item) => thesisThing(item, site.language, origin)),
});

function thesisThing(item: These, language: Language, origin: string): Thesis {
  const { sujet, encadrement = {}, soutenance = {}, devenir = {} } = item;
  return {
    '@type': 'Thesis',
    name: plainMathematics(sujet),
    author: { '@type': 'Person', name: publicName(item) },
    contributor: {
      '@type': 'Role',
      roleName: roles.in(language, encadrement.role ?? 'Encadrement'),
      contributor: { '@id': personId(origin) },
    },
    ...(soutenance.date && { datePublished: soutenance.date }),
    ...(encadrement.etablissement && {
      sourceOrganization: { '@type': 'Organization', name: encadrement.etablissement },
    }),
    ...(devenir.thesesFr && { sameAs: devenir.thesesFr }),
  };
}
