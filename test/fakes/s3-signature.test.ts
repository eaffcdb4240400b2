import { expect, test } from "vitest";
import { verifyS3Signature } from "./s3-signature.ts";

// The worked example "GET Object" of the Amazon S3 API reference, chapter "Signature calculations for the authorization header".
const keys = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const request = {
  method: "GET",
  target: "/test.txt",
  headers: {
    host: "examplebucket.s3.amazonaws.com",
    range: "bytes=0-9",
    "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "x-amz-date": "20130524T000000Z",
    authorization:
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request," +
      "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date," +
      "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  },
};

test("accepts Amazon's own example", () => {
  expect(verifyS3Signature(request, keys)).toBe("ok");
});

test("refuses the example with another secret, path or content hash", () => {
  expect(verifyS3Signature(request, { ...keys, secretAccessKey: "other" })).toBe("SignatureDoesNotMatch");
  expect(verifyS3Signature({ ...request, target: "/other.txt" }, keys)).toBe("SignatureDoesNotMatch");
  const headers = { ...request.headers, "x-amz-content-sha256": "0".repeat(64) };
  expect(verifyS3Signature({ ...request, headers }, keys)).toBe("SignatureDoesNotMatch");
});
