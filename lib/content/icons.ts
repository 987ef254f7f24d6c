/**
 * The icons an owner may choose. What is stored is the Heroicons name of spec section 9 (decision 18);
 * components/ui/icon.tsx maps it to the Lucide drawing. An unknown name gives the definition's default.
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

/** Whether a stored string is one of the icons of spec section 9. */
export function isIconName(value: unknown): value is IconName {
  return typeof value === 'string' && Object.hasOwn(icons, value);
}

/** The icon lists of spec section 9, each in its order; the first is the default. */
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
  responsibilities: ['ShieldCheckIcon', 'BuildingOffice2Icon', 'UserGroupIcon', 'AcademicCapIcon', 'CpuChipIcon', 'SparklesIcon'],
  competences: ['ComputerDesktopIcon', 'ShieldCheckIcon', 'CloudIcon', 'ChartBarIcon', 'BookOpenIcon', 'CodeBracketIcon', 'SparklesIcon', 'CpuChipIcon'],
} as const satisfies Record<string, readonly IconName[]>;
