/** Icons by their stored name (sections/icons.ts). */
import { type IconName, isIconName } from '@/sections/icons';
import { SvgIcon } from './svg-icon';
import type { SvgIconName } from './svg-icons';

const stored: { readonly [Name in IconName]: SvgIconName } = {
  RocketLaunchIcon: 'rocket',
  BuildingOffice2Icon: 'building-2',
  GlobeAltIcon: 'globe',
  AcademicCapIcon: 'graduation-cap',
  UserGroupIcon: 'users',
  ComputerDesktopIcon: 'monitor',
  BeakerIcon: 'flask-conical',
  SparklesIcon: 'sparkles',
  ShieldCheckIcon: 'shield-check',
  CpuChipIcon: 'cpu',
  CloudIcon: 'cloud',
  ChartBarIcon: 'chart-column',
  BookOpenIcon: 'book-open',
  CodeBracketIcon: 'code-xml',
};

type Look = { readonly className?: string; readonly weight?: number };

/** A known icon; decorative, hidden from assistive technology. */
export function Icon({ name, className = 'icon', weight }: Look & { readonly name: IconName }) {
  return <SvgIcon name={stored[name]} className={className} weight={weight} />;
}

/** An icon by its stored name; an unknown name renders `fallback`, the kind's default. */
export function StoredIcon({
  stored: name,
  fallback,
  ...look
}: Look & { readonly stored: string; readonly fallback: IconName }) {
  return <Icon name={isIconName(name) ? name : fallback} {...look} />;
}
