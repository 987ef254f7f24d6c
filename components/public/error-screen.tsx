import type { ReactNode } from 'react';
import { dictionary, inLanguage, type Language } from '@/lib/languages';
import { Bar } from './bar';

/** The page for an unknown URL or an error: a fixed heading, what happened, and a link to the home page. */
type Props = {
  readonly language: Language;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode /** The page's, where it is a static one (lib/site/public-pages/page-cache.ts). */;
  readonly status?: 404;
};

export function ErrorScreen({ language, title, children, action, status }: Props) {
  return (
    <main
      className="mx-auto grid max-w-168 justify-items-start gap-4 px-6 pt-[18vh] pb-24"
      id="contenu"
      data-status={status}
    >
      <Bar className="w-10" />
      <h1 className="text-3xl leading-tight tracking-title" lang="en">
        Unexpected Application Error!
      </h1>
      <h2 className="font-normal text-ink-soft text-xl italic leading-snug">{title}</h2>
      <p className="max-w-lede text-ink-soft">{children}</p>
      <p className="mt-2 flex max-w-lede flex-wrap gap-x-6 gap-y-3 text-ink-soft">
        <a href={inLanguage('/', language)}>{failureWords[language].backHome}</a>
        {action}
      </p>
    </main>
  );
}

/** Words of the pages shown when another one fails; part of every document's script, so no others are here. */
export const failureWords = dictionary({
  fr: {
    document: 'Erreur',
    title: 'Une erreur est survenue',
    page: 'La page n’a pas pu s’afficher. L’erreur vient du site, pas de vous : réessayez dans un instant.',
    site: 'Le site n’a pas pu s’afficher. L’erreur vient du site, pas de vous : réessayez dans un instant.',
    again: 'Réessayer',
    backHome: 'Retour à l’accueil',
  },
  en: {
    document: 'Error',
    title: 'An error has occurred',
    page: 'The page could not be displayed. The fault lies with the site, not with you: please try again in a moment.',
    site: 'The site could not be displayed. The fault lies with the site, not with you: please try again in a moment.',
    again: 'Try again',
    backHome: 'Back to the home page',
  },
  ar: {
    document: 'خطأ',
    title: 'حدث خطأ',
    page: 'تعذّر عرض الصفحة. الخطأ من الموقع وليس منك: أعد المحاولة بعد لحظات.',
    site: 'تعذّر عرض الموقع. الخطأ من الموقع وليس منك: أعد المحاولة بعد لحظات.',
    again: 'إعادة المحاولة',
    backHome: 'العودة إلى الصفحة الرئيسية',
  },
});
