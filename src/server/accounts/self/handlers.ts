import type { Handlers } from '../../http/handlers.ts';
import type { AccountDeps } from '../deps.ts';
import { changePassword } from './change-password.ts';
import { profile } from './profile.ts';
import { updateMeter } from './update-meter.ts';
import { updateProfile } from './update-profile.ts';

/** The calls with which a person reads and changes the own account (S1 section 7). */
export function selfHandlers(
  deps: AccountDeps,
): Pick<Handlers, 'profile' | 'changePassword' | 'updateProfile' | 'updateMeter'> {
  return {
    profile: profile(deps),
    changePassword: changePassword(deps),
    updateProfile: updateProfile(deps),
    updateMeter: updateMeter(deps),
  };
}
