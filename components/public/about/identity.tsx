import { toneOf } from '@/sections/palette';
import type { Language, Profile } from '@/sections/profil/schema';
import type { Parts } from '@/sections/public-site';
import { DescriptionList } from '../description-list';
import { withIndexKey } from '../with-index-key';

/** Personal information, with the lines of section etat-civil when it is visible. */
export function Identity({ profile, civil }: { profile: Profile; civil: Parts['etat-civil'] }) {
  return (
    <div className="sub">
      <h3>Informations personnelles</h3>
      <DescriptionList
        facts={[
          { label: 'Nom', value: profile.nom },
          { label: 'Prénom', value: profile.prenom },
          { label: 'Nationalité', value: profile.nationalite },
          { label: 'Grade', value: profile.grade },
          { label: civil?.title ?? 'État civil', value: civil && civil.content.length > 0 ? <Lines lines={civil.content} /> : null },
          { label: 'Langues', value: <Languages languages={profile.langues} /> },
        ]}
      />
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return withIndexKey(lines).map(({ key, value }) => (
    <span className="block" key={key}>
      {value}
    </span>
  ));
}

function Languages({ languages }: { languages: readonly Language[] }) {
  if (languages.length === 0) return 'Aucune langue ajoutée';
  return (
    <ul className="chips">
      {withIndexKey(languages).map(({ key, value: { nom, color } }) => (
        <li key={key}>
          <span className="chip" data-tone={toneOf(color)}>
            <bdi>{nom}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
