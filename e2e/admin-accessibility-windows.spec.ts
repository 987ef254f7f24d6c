/** axe in each dialog of the administration, and on the comparison of versions. */
import { axeFindsNothing } from './support/axe-states';
import { states } from './support/screens';

axeFindsNothing(states.windows);
