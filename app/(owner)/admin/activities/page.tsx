import { activites } from '@/sections/activites/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: activites.label };
export default kindPage(activites, Editor);
