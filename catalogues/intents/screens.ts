import { ADMINISTRATORS_SCREENS } from './screens/administrators.ts';
import { ESTATE_SCREENS } from './screens/estate.ts';
import { PEOPLE_SCREENS } from './screens/people.ts';
import { PLATFORM_SCREENS } from './screens/platform.ts';
import type { Screen } from './screens/screen.ts';

/** Every flow that no sentence means by itself. */
export const SCREENS: readonly Screen[] = [
  ...PEOPLE_SCREENS,
  ...ESTATE_SCREENS,
  ...ADMINISTRATORS_SCREENS,
  ...PLATFORM_SCREENS,
];
