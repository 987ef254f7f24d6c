import type { Metadata } from 'next';
import { languageOf } from '@/app/(site)/language-of';
import { NotFoundPage } from '@/components/public/not-found-page';
import { words } from '@/components/public/words';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ readonly lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: words[await languageOf(params)].unknownPage.document, robots: { index: false } };
}

/** An unknown address below /en or /ar (`proxy.ts`): status 404. */
export default async function MissingPage({ params }: Props) {
  return <NotFoundPage language={await languageOf(params)} />;
}
