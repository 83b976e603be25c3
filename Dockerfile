# Guidepost in one image. Without DATABASE_URL it runs the PostgreSQL it brings along, with its data in /data.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN NODE_ENV=production node --import tsx scripts/build.ts

# What the built server imports, and no tool that built it. TypeScript comes along as an optional peer that nobody asks for.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && rm -rf node_modules/typescript node_modules/@typescript node_modules/.bin/tsc

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# What was used for a password or a picture goes back to the system, instead of being kept for the next one by each thread.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
RUN install -d -o node -g node -m 700 /data
COPY package.json LICENSE NOTICE ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY server/migrations server/migrations
COPY server/demo/photos server/demo/photos
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
# A request leaves little behind: half of the usual room for what is new is enough, and what is not needed is not held.
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
