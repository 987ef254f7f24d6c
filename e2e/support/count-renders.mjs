// Preloaded into a site's process: appends a byte to RENDERS_FILE for each response that goes to no network connection. The front
// server has Next render documents into such responses (server/render.ts).
import fs from 'node:fs';
import http from 'node:http';

const { assignSocket } = http.ServerResponse.prototype;
const file = process.env.RENDERS_FILE ?? '';

http.ServerResponse.prototype.assignSocket = function (socket) {
  if (!Reflect.get(socket, 'server')) fs.appendFileSync(file, '.');
  return assignSocket.call(this, socket);
};
