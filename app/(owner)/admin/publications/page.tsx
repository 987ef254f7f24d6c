import { publications } from '@/sections/publications/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: publications.label };
export default kindPage(publications, Editor);
