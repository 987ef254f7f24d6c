/** axe in each window of the administration, and on what is compared. */
import { axeFindsNothing } from './support/axe-walk';
import { states } from './support/states';

axeFindsNothing(states.windows);
