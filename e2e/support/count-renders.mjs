// Loaded into a site's process before its own code: a byte in RENDERS_FILE for each response that goes to no connection,
// which is how the front server has a document drawn (server/captured-response.ts).
import fs from 'node:fs';
import http from 'node:http';

const { assignSocket } = http.ServerResponse.prototype;
const file = process.env.RENDERS_FILE ?? '';

http.ServerResponse.prototype.assignSocket = function (socket) {
  if (!Reflect.get(socket, 'server')) fs.appendFileSync(file, '.');
  return assignSocket.call(this, socket);
};
