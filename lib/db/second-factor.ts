import 'server-only';
import type { Authority } from '@/lib/auth/authority';
import { audit } from './audit';
import { db, write } from './client';

type Caller = Pick<Authority, 'requestId' | 'ip'>;

/** Whether the second factor is on, and how many recovery codes are left. */
export async function secondFactorState(_authority: Authority): Promise<{ enabled: boolean; recoveryCodesLeft: number }> {
  const [owner, recoveryCodesLeft] = await Promise.all([db().owner.findFirst({ select: { totpSecret: true } }), db().recoveryCode.count()]);
  return { enabled: owner?.totpSecret != null, recoveryCodesLeft };
}

/** Switches it on, or on again with another secret; the earlier recovery codes are void. `step` is the code's that proved the secret. */
export async function enableSecondFactor(authority: Authority, secret: string, step: number, recoveryHashes: readonly string[]): Promise<void> {
  await write(async (tx) => {
    await tx.owner.updateMany({ data: { totpSecret: secret, totpStep: step } });
    await tx.recoveryCode.deleteMany();
    await tx.recoveryCode.createMany({ data: recoveryHashes.map((hash) => ({ hash })) });
    await audit(tx, authority, 'second-factor.on');
  });
}

/** Switches it off; from the host's shell too, for an owner who has lost everything. */
export async function disableSecondFactor(caller: Caller): Promise<void> {
  await write(async (tx) => {
    const { count } = await tx.owner.updateMany({ where: { totpSecret: { not: null } }, data: { totpSecret: null, totpStep: 0 } });
    await tx.recoveryCode.deleteMany();
    if (count > 0) await audit(tx, caller, 'second-factor.off');
  });
}

/** Remembers the step of an accepted code. False when another sign-in took the same one first. */
export async function spendStep(step: number): Promise<boolean> {
  return write(async (tx) => (await tx.owner.updateMany({ where: { totpStep: { lt: step } }, data: { totpStep: step } })).count > 0);
}

/** Uses up a recovery code. False when it is none, or was used before. */
export async function spendRecoveryCode(caller: Caller, hash: string): Promise<boolean> {
  return write(async (tx) => {
    const { count } = await tx.recoveryCode.deleteMany({ where: { hash } });
    if (count > 0) await audit(tx, caller, 'second-factor.recovery');
    return count > 0;
  });
}
