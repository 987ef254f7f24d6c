import type { ReactNode } from 'react';
import { withIndexKey } from '@/components/ui/with-index-key';
import { langOfName } from '@/sections/langues/autonym';
import { type Tone, toneOf } from '@/sections/palette';
import type { Language, Profile } from '@/sections/profil/schema';
import { langAttributes, type Parts, type PublicSite } from '@/sections/public-site';
import { DescriptionList } from '../description-list';
import { LinkedText } from '../owner-text';
import { Block } from '../section-frame';
import { words } from '../words';

type Props = { readonly site: PublicSite; readonly profile: Profile; readonly civil: Parts['etat-civil'] };

/** Personal information, with the items of section etat-civil when it is visible. */
export function Identity({ site, profile, civil }: Props) {
  const { about } = words[site.language];
  return (
    <Block title={about.personal}>
      <DescriptionList
        facts={[
          { label: about.lastName, value: profile.nom, langAttributes: langAttributes(site, profile.nom) },
          { label: about.firstName, value: profile.prenom, langAttributes: langAttributes(site, profile.prenom) },
          {
            label: about.nationality,
            value: profile.nationalite,
            item: 'nationalite',
            langAttributes: langAttributes(site, profile.nationalite),
          },
          { label: about.grade, value: profile.grade, langAttributes: langAttributes(site, profile.grade) },
          {
            label: civil?.title ?? about.civilStatus,
            value: civil && civil.content.length > 0 ? <Lines lines={civil.content} site={site} /> : null,
          },
          { label: about.languages, value: <Languages languages={profile.langues} site={site} /> },
        ]}
      />
    </Block>
  );
}

function Lines({ lines, site }: { lines: readonly string[]; site: PublicSite }) {
  return withIndexKey(lines).map(({ key, value }, index) => (
    <span className="block" key={key} data-id={`etat-civil-${index + 1}`} {...langAttributes(site, value)}>
      <LinkedText text={value} />
    </span>
  ));
}

function Languages({ languages, site }: { languages: readonly Language[]; site: PublicSite }) {
  if (languages.length === 0) return words[site.language].about.noLanguage;
  return (
    <ul className="flex flex-wrap gap-2 print:gap-x-1.5 print:gap-y-0 print:*:not-last:after:content-[',']">
      {withIndexKey(languages).map(({ key, value: language }, index) => (
        <li data-id={`langues-${index + 1}`} key={key}>
          <Chip tone={toneOf(language.color)}>
            <bdi lang={langOfName(language.nom) ?? langAttributes(site, language.nom).lang}>{language.nom}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function Chip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="chip" data-tone={tone}>
      {children}
    </span>
  );
}
