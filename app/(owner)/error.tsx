'use client';

export { ErrorPage as default } from '@/components/public/error-page';
