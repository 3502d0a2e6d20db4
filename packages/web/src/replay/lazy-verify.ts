/** Recomputing dice needs code that no other page has, so it loads when somebody asks for it. */

import { lazy } from '../ui/lazy.tsx';

export const VerifyDialog = lazy(async () => (await import('./VerifyDialog.tsx')).VerifyDialog);
