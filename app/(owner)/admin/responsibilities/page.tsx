import { responsabilites } from '@/sections/responsabilites/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: responsabilites.label };
export default kindPage(responsabilites, Editor);
