import { Badge } from '@/components/public/parts';
import type { Language } from '@/lib/languages';
import { sectionWords } from './words/section';

export function FeaturedBadge({ language }: { language: Language }) {
  return <Badge tone="orange">{sectionWords[language].section.featured}</Badge>;
}
