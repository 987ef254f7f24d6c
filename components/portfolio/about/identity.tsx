import { toneOf } from '@/lib/content/palette';
import type { Language, Profile } from '@/lib/content/profile';
import type { Parts } from '@/lib/content/site';
import { Facts } from '../facts';
import { keyed } from '../keyed';

/** Personal information, with the lines of section etat-civil when it is visible. */
export function Identity({ profile, civil }: { profile: Profile; civil: Parts['etat-civil'] }) {
  return (
    <div className="sub">
      <h3>Informations personnelles</h3>
      <Facts
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
  return keyed(lines).map(({ key, value }) => (
    <span className="block" key={key}>
      {value}
    </span>
  ));
}

function Languages({ languages }: { languages: readonly Language[] }) {
  if (languages.length === 0) return 'Aucune langue ajoutée';
  return (
    <ul className="chips">
      {keyed(languages).map(({ key, value: { nom, color } }) => (
        <li key={key}>
          <span className="chip" data-tone={toneOf(color)}>
            <bdi>{nom}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
