# L’image du site (docs/operations.md, « Conteneur » ; docs/decisions/0038-container.md). Vérifiée par `npm run test:container`.
# D’autres images de départ : --build-arg NODE_IMAGE=… (Node.js et npm dans /usr/local), --build-arg DEBIAN_IMAGE=…
ARG NODE_IMAGE=node:24-bookworm-slim
ARG DEBIAN_IMAGE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build \
  && node scripts/node.mjs tools/pack.ts /site \
  && chmod -R go-w,a+rX /site \
  && ln -s /tmp /site/.scratch \
  && rm -rf /usr/local/lib/node_modules/npm/docs /usr/local/lib/node_modules/npm/man

FROM ${DEBIAN_IMAGE}
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /usr/local/lib/node_modules/npm /usr/local/lib/node_modules/npm
# N’importe quel utilisateur (--user) peut se servir d’un volume neuf : /data est à tous, comme /tmp.
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && groupadd --gid 10001 portfolio \
  && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /tmp --shell /usr/sbin/nologin portfolio \
  && install --directory --owner=10001 --group=10001 --mode=1777 /data /data/sauvegardes
COPY --from=build /site /app
WORKDIR /app
# HOST=:: écoute en IPv4 comme en IPv6. Rien n’est écrit hors de /data et de /tmp.
ENV NODE_ENV=production HOST=:: PORT=3000 \
  DATABASE_URL=file:/data/base/portfolio.db UPLOADS_DIR=/data/uploads \
  NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["node", "scripts/node.mjs", "scripts/health.ts"]
ENTRYPOINT []
CMD ["node", "scripts/node.mjs", "scripts/start.ts"]
