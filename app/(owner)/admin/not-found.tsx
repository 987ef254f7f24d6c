import { Page, PageHeader } from '@/components/admin/page-header';
import { AdminLink } from '@/components/admin/providers/navigate';
import { Button } from '@/components/admin/ui/button';

export default function NotFound() {
  return (
    <Page>
      <PageHeader title="Unexpected Application Error!" lang="en" />
      <p className="text-ink-soft">
        Cette page n’existe pas{'\u202f'}: l’adresse est peut-être incomplète. Rien n’a été perdu.
      </p>
      <p>
        <Button as={AdminLink} href="/admin" variant="primary">
          Revenir au tableau de bord
        </Button>
      </p>
    </Page>
  );
}
