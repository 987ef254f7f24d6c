import { thesesEncadrees } from '@/sections/theses-encadrees/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: thesesEncadrees.label };
export default kindPage(thesesEncadrees, Editor);
