import 'server-only';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { audit } from './audit';
import { db, write } from './client';

/** How many time steps early or late a code is accepted. */
export const stepsAround = 1;

type Caller = Pick<Authority, 'requestId' | 'ip'>;

export async function secondFactorState(
  _authority: Authority,
): Promise<{ enabled: boolean; recoveryCodesLeft: number }> {
  const [owner, recoveryCodesLeft] = await Promise.all([
    db().owner.findFirst({ select: { totpSecret: true } }),
    db().recoveryCode.count(),
  ]);
  return { enabled: owner?.totpSecret != null, recoveryCodesLeft };
}

/** Throws `stale` while it is on. */
export async function assertSecondFactorIsOff(): Promise<void> {
  if ((await db().owner.count({ where: { totpSecret: { not: null } } })) > 0) throw isOn();
}

const isOn = () => new Problem('stale', 'La double authentification est déjà activée\u00a0: désactivez-la d’abord');

/** Enables it; throws `stale` when it is enabled already. `step` is that of the code that proved the secret. */
export async function enableSecondFactor(
  authority: Authority,
  secret: string,
  step: number,
  recoveryHashes: readonly string[],
): Promise<void> {
  await write(async (tx) => {
    const { count } = await tx.owner.updateMany({
      where: { totpSecret: null },
      data: { totpSecret: secret, totpStep: step },
    });
    if (count === 0) throw isOn();
    await tx.recoveryCode.deleteMany();
    await tx.recoveryCode.createMany({ data: recoveryHashes.map((hash) => ({ hash })) });
    await audit(tx, authority, 'second-factor.on');
  });
}

/** Disables it; from the host's shell too, for an owner who has lost the phone and the recovery codes. */
export async function disableSecondFactor(caller: Caller): Promise<void> {
  await write(async (tx) => {
    const { count } = await tx.owner.updateMany({
      where: { totpSecret: { not: null } },
      data: { totpSecret: null, totpStep: 0 },
    });
    await tx.recoveryCode.deleteMany();
    if (count > 0) await audit(tx, caller, 'second-factor.off');
  });
}

/**
 * Stores the step of an accepted code. Returns false when it has been used; a stored step too far ahead, left by a
 * wrong clock, is overwritten.
 */
export async function spendStep(step: number): Promise<boolean> {
  const free = { OR: [{ totpStep: { lt: step } }, { totpStep: { gt: step + 2 * stepsAround } }] };
  return write(async (tx) => (await tx.owner.updateMany({ where: free, data: { totpStep: step } })).count > 0);
}

/** Uses up a recovery code. Returns false when it is none, or was used before. */
export async function spendRecoveryCode(caller: Caller, hash: string): Promise<boolean> {
  return write(async (tx) => {
    const { count } = await tx.recoveryCode.deleteMany({ where: { hash } });
    if (count > 0) await audit(tx, caller, 'second-factor.recovery');
    return count > 0;
  });
}
