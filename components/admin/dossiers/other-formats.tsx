import { TitledPanel } from '../ui/panel';

const files = [
  {
    href: '/api/dossiers/exports/resume.json',
    label: 'JSON Resume',
    detail: 'Profil, parcours et publications, pour d’autres outils de CV.',
  },
  {
    href: '/api/dossiers/exports/hceres.csv',
    label: 'Tableau HCERES (CSV)',
    detail: 'Les publications, dans les colonnes de l’HCERES.',
  },
] as const;

/** The whole site's content in formats of other tools. */
export function OtherFormats() {
  return (
    <TitledPanel title="Autres formats">
      <ul className="grid list-none gap-2 p-4">
        {files.map(({ href, label, detail }) => (
          <li key={href}>
            <a href={href} download>
              {label}
            </a>{' '}
            <span className="text-ink-faint text-sm">{detail}</span>
          </li>
        ))}
      </ul>
    </TitledPanel>
  );
}
