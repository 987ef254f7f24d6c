import { LogOut } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { signOut } from '@/lib/site/api/account';
import { useConfirmLeave } from '../providers/navigation-blocker';
import { showToast } from '../providers/notifications';
import { Button } from '../ui/button';

export function SignOutButton({ className }: { readonly className?: string }) {
  const { busy, signOut } = useSignOut();
  return (
    <Button variant="quiet" size="bar" className={className} disabled={busy} onClick={signOut}>
      <LogOut />
      Déconnexion
    </Button>
  );
}

export function useSignOut() {
  const router = useRouter();
  const leave = useConfirmLeave();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    const result = await signOut();
    setBusy(false);
    if (!result.ok && result.status !== 401) {
      showToast.session('error', 'Erreur lors de la déconnexion');
      return false;
    }
    showToast.carry('success', 'Déconnexion réussie!');
    router.replace('/login');
    router.refresh();
    return true;
  };
  return { busy, signOut: () => !busy && leave(end) };
}
