# L’image du site (docs/operations.md, « Conteneur » ; docs/decisions/0038-hosting.md). Les chemins copiés et le démarrage
# de ce qui en résulte sont essayés par e2e/image.spec.ts.
# L’image de départ est une version exacte ; celle qui est publiée est construite sur son empreinte, que lit
# .github/workflows/image.yml. Une autre, ou une empreinte : --build-arg NODE_IMAGE=node@sha256:… (ni Alpine ni musl).
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev
COPY . .
RUN npm run build && rm -rf .next/cache && chmod -R go-w,a+rX .

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
# La dernière ligne retire ce qui ne sert qu’à construire, et que npm garde pour des dépendances entre paquets.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev && cd node_modules && rm -rf \
  @electric-sql @next/swc-* @prisma/dev @prisma/studio-core @typescript effect lucide-react prisma typescript

FROM ${NODE_IMAGE}
ARG VERSION=1.1.0
ARG SOURCE=
LABEL org.opencontainers.image.title="Portfolio universitaire" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.source="${SOURCE}" \
  org.opencontainers.image.licenses="MIT AND OFL-1.1"
# N’importe quel utilisateur (--user) peut se servir d’un volume neuf : /data est à tous, comme /tmp.
RUN groupadd --gid 10001 portfolio \
  && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /tmp --shell /usr/sbin/nologin portfolio \
  && install --directory --owner=10001 --group=10001 --mode=1777 /data /data/sauvegardes
WORKDIR /app
RUN ln -s /tmp .scratch
COPY --from=dependencies /src/node_modules ./node_modules
COPY --from=build /src/package.json /src/package-lock.json /src/next.config.mjs /src/LICENSE ./
COPY --from=build /src/prisma ./prisma
COPY --from=build /src/public ./public
COPY --from=build /src/scripts ./scripts
COPY --from=build /src/server ./server
COPY --from=build /src/sections ./sections
COPY --from=build /src/lib ./lib
COPY --from=build /src/.next ./.next
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
