import { ErrorScreen } from './error-screen';

/** What stands at an unknown address. */
export function NotFoundPage() {
  return (
    <ErrorScreen title="Cette page n’existe pas" status={404}>
      L’adresse est peut-être incomplète, ou la page a été déplacée. Aucune information n’a été perdue.
    </ErrorScreen>
  );
}
