import { quoted } from '@/lib/format/french';

/** The hint of a field: what stands on the site while it is empty. */
export const fallbackHint = (fallback: string): string => `Vide, le site dit\u00a0: ${quoted(fallback)}`;
