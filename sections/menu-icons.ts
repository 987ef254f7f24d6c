/** Icon names of the administration's menu; components/ui/icon.tsx renders them. */
const menuIcons = [
  'id-card',
  'chart-column',
  'text-quote',
  'microscope',
  'cpu',
  'book-open',
  'scroll-text',
  'graduation-cap',
  'rocket',
  'landmark',
  'languages',
  'award',
  'briefcase-business',
  'globe',
  'users',
  'newspaper',
] as const;
export type MenuIcon = (typeof menuIcons)[number];
