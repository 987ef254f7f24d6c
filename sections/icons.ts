/**
 * The icons an owner may choose, with their French labels. Content stores the Heroicons name (the key), which
 * components/ui/icon.tsx maps to a Lucide icon. An unknown name renders the kind's default icon.
 */
export const icons = {
  RocketLaunchIcon: 'Fusée',
  BuildingOffice2Icon: 'Bâtiment',
  GlobeAltIcon: 'Globe',
  AcademicCapIcon: 'Coiffe universitaire',
  UserGroupIcon: 'Groupe',
  ComputerDesktopIcon: 'Ordinateur',
  BeakerIcon: 'Bécher',
  SparklesIcon: 'Étincelles',
  ShieldCheckIcon: 'Bouclier',
  CpuChipIcon: 'Processeur',
  CloudIcon: 'Nuage',
  ChartBarIcon: 'Histogramme',
  BookOpenIcon: 'Livre ouvert',
  CodeBracketIcon: 'Code',
} as const;

export type IconName = keyof typeof icons;

export function isIconName(value: unknown): value is IconName {
  return typeof value === 'string' && Object.hasOwn(icons, value);
}

/** The icons that each editor offers, in order; the first is the default. */
export const iconSets = {
  projects: [
    'RocketLaunchIcon',
    'BuildingOffice2Icon',
    'GlobeAltIcon',
    'AcademicCapIcon',
    'UserGroupIcon',
    'ComputerDesktopIcon',
    'BeakerIcon',
    'SparklesIcon',
    'ShieldCheckIcon',
  ],
  responsibilities: [
    'ShieldCheckIcon',
    'BuildingOffice2Icon',
    'UserGroupIcon',
    'AcademicCapIcon',
    'CpuChipIcon',
    'SparklesIcon',
  ],
  competences: [
    'ComputerDesktopIcon',
    'ShieldCheckIcon',
    'CloudIcon',
    'ChartBarIcon',
    'BookOpenIcon',
    'CodeBracketIcon',
    'SparklesIcon',
    'CpuChipIcon',
  ],
} as const satisfies Record<string, readonly IconName[]>;
