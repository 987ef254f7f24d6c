import { saveImage } from '@/lib/db/uploads';
import { readFile } from '@/lib/http/body';
import { methods, noBody, ownerRoute } from '@/lib/http/route';
import { maxPhotoBytes } from '@/lib/media/store-image';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute(noBody, async (owner, { request }) => {
    const bytes = await readFile(request, 'photo', maxPhotoBytes, 'La photo ne doit pas dépasser 2MB');
    return { success: true, url: await saveImage(owner, bytes) };
  }),
});
