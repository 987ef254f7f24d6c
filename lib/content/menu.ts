/** Names of the administration's menu drawings; components/admin maps them to Lucide. */
export const menuIcons = ['text-quote', 'microscope', 'cpu', 'book-open', 'scroll-text', 'graduation-cap', 'rocket', 'landmark', 'languages', 'award'] as const;
export type MenuIcon = (typeof menuIcons)[number];
