import { aPropos } from '@/sections/a-propos/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: aPropos.label };
export default kindPage(aPropos, Editor);
