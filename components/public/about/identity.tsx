import type { ReactNode } from 'react';
import { langOfName } from '@/sections/langues/autonym';
import { type Tone, toneOf } from '@/sections/palette';
import type { Language, Profile } from '@/sections/profil/schema';
import type { Parts } from '@/sections/public-site';
import { Block } from '../block';
import { DescriptionList } from '../description-list';
import { LinkedText } from '../linked-text';
import { withIndexKey } from '../with-index-key';

/** Personal information, with the lines of section etat-civil when it is visible. */
export function Identity({ profile, civil }: { profile: Profile; civil: Parts['etat-civil'] }) {
  return (
    <Block title="Informations personnelles">
      <DescriptionList
        facts={[
          { label: 'Nom', value: profile.nom },
          { label: 'Prénom', value: profile.prenom },
          { label: 'Nationalité', value: profile.nationalite, item: 'nationalite' },
          { label: 'Grade', value: profile.grade },
          {
            label: civil?.title ?? 'État civil',
            value: civil && civil.content.length > 0 ? <Lines lines={civil.content} /> : null,
          },
          { label: 'Langues', value: <Languages languages={profile.langues} /> },
        ]}
      />
    </Block>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return withIndexKey(lines).map(({ key, value }, index) => (
    <span className="block" key={key} data-id={`etat-civil-${index + 1}`}>
      <LinkedText text={value} />
    </span>
  ));
}

function Languages({ languages }: { languages: readonly Language[] }) {
  if (languages.length === 0) return 'Aucune langue ajoutée';
  return (
    <ul className="flex flex-wrap gap-2 print:gap-x-1.5 print:gap-y-0 print:*:not-last:after:content-[',']">
      {withIndexKey(languages).map(({ key, value: language }, index) => (
        <li data-id={`langues-${index + 1}`} key={key}>
          <Chip tone={toneOf(language.color)}>
            <bdi lang={langOfName(language.nom)}>{language.nom}</bdi>
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
