import { expect, it } from 'vitest';
import { deployedHttp } from './nginx.mjs';

const deployed = `upstream portfolio { server 127.0.0.1:3000; }
proxy_cache_path /var/cache/nginx/portfolio keys_zone=portfolio:2m;
server {
  listen 80;
  listen [::]:80;
  return 301 https://exemple.org$request_uri;
}
server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  ssl_certificate /etc/x.pem;
  proxy_cache_valid 200 1s;
}
`;

it('keeps the deployment file but for what belongs to a host', () => {
  const http = deployedHttp(deployed, { site: 1, port: 2, spare: 3, cache: '/c' });
  expect(http).toContain('server 127.0.0.1:1;');
  expect(http).toContain('listen 127.0.0.1:2 backlog=1024;');
  expect(http).toContain('listen 127.0.0.1:3;');
  expect(http).toContain('proxy_cache_path "/c-1" keys_zone');
  expect(http).toContain('proxy_cache_valid 200 1s;');
  expect(http).not.toMatch(/ssl|443|\[::\]/);
});
