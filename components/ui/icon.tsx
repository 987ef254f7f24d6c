/** The drawings behind the names that are stored (lib/content/icons.ts) and of the menu (lib/content/menu.ts). */
import Award from 'lucide-react/icons/award';
import BookOpen from 'lucide-react/icons/book-open';
import Building2 from 'lucide-react/icons/building-2';
import ChartColumn from 'lucide-react/icons/chart-column';
import Cloud from 'lucide-react/icons/cloud';
import CodeXml from 'lucide-react/icons/code-xml';
import Cpu from 'lucide-react/icons/cpu';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import Microscope from 'lucide-react/icons/microscope';
import Monitor from 'lucide-react/icons/monitor';
import Rocket from 'lucide-react/icons/rocket';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import TextQuote from 'lucide-react/icons/text-quote';
import Users from 'lucide-react/icons/users';
import type { ComponentProps } from 'react';
import { type IconName, isIconName } from '@/lib/content/icons';
import type { MenuIcon } from '@/lib/content/menu';

const drawings: { readonly [Name in IconName | MenuIcon]: typeof Award } = {
  RocketLaunchIcon: Rocket,
  BuildingOffice2Icon: Building2,
  GlobeAltIcon: Globe,
  AcademicCapIcon: GraduationCap,
  UserGroupIcon: Users,
  ComputerDesktopIcon: Monitor,
  BeakerIcon: FlaskConical,
  SparklesIcon: Sparkles,
  ShieldCheckIcon: ShieldCheck,
  CpuChipIcon: Cpu,
  CloudIcon: Cloud,
  ChartBarIcon: ChartColumn,
  BookOpenIcon: BookOpen,
  CodeBracketIcon: CodeXml,
  'text-quote': TextQuote,
  microscope: Microscope,
  cpu: Cpu,
  'book-open': BookOpen,
  'scroll-text': ScrollText,
  'graduation-cap': GraduationCap,
  rocket: Rocket,
  landmark: Landmark,
  languages: Languages,
  award: Award,
};

type Looks = Pick<ComponentProps<'svg'>, 'className'>;

/** A known icon; decoration only, hidden from assistive technology. */
export function Icon({ name, className = 'icon' }: Looks & { name: IconName | MenuIcon }) {
  const Drawing = drawings[name];
  return <Drawing aria-hidden className={className} />;
}

/** An icon whose name was stored; an unknown one gives the kind's default (decision 18). */
export function StoredIcon({ stored, fallback, className }: Looks & { stored: string; fallback: IconName }) {
  return <Icon name={isIconName(stored) ? stored : fallback} className={className} />;
}
