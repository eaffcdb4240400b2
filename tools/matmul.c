// Rows of whole numbers times rows of whole numbers, scaled back: out[t][n] = bias[n] + left[t] . right[n].
// clang --target=wasm32 -O3 -msimd128 -nostdlib -Wl,--no-entry -Wl,--import-memory -Wl,--export=matmul -Wl,-z,stack-size=16384 -o matmul.wasm matmul.c
#include <stdint.h>
#include <wasm_simd128.h>

static inline int32_t sum(v128_t lanes) {
  return wasm_i32x4_extract_lane(lanes, 0) + wasm_i32x4_extract_lane(lanes, 1) +
         wasm_i32x4_extract_lane(lanes, 2) + wasm_i32x4_extract_lane(lanes, 3);
}

void matmul(const int16_t *left, const float *leftScale, const int8_t *right, const float *rightScale,
            const float *bias, float *out, int rows, int depth, int columns) {
  for (int n = 0; n < columns; n += 4) {
    const int8_t *w0 = right + n * depth, *w1 = w0 + depth, *w2 = w1 + depth, *w3 = w2 + depth;
    for (int t = 0; t < rows; t += 2) {
      const int16_t *x0 = left + t * depth, *x1 = x0 + depth;
      v128_t a0 = wasm_i32x4_splat(0), a1 = a0, a2 = a0, a3 = a0, b0 = a0, b1 = a0, b2 = a0, b3 = a0;
      for (int k = 0; k < depth; k += 8) {
        v128_t x = wasm_v128_load(x0 + k), y = wasm_v128_load(x1 + k);
        v128_t p = wasm_i16x8_load8x8(w0 + k), q = wasm_i16x8_load8x8(w1 + k);
        v128_t r = wasm_i16x8_load8x8(w2 + k), s = wasm_i16x8_load8x8(w3 + k);
        a0 = wasm_i32x4_add(a0, wasm_i32x4_dot_i16x8(x, p));
        a1 = wasm_i32x4_add(a1, wasm_i32x4_dot_i16x8(x, q));
        a2 = wasm_i32x4_add(a2, wasm_i32x4_dot_i16x8(x, r));
        a3 = wasm_i32x4_add(a3, wasm_i32x4_dot_i16x8(x, s));
        b0 = wasm_i32x4_add(b0, wasm_i32x4_dot_i16x8(y, p));
        b1 = wasm_i32x4_add(b1, wasm_i32x4_dot_i16x8(y, q));
        b2 = wasm_i32x4_add(b2, wasm_i32x4_dot_i16x8(y, r));
        b3 = wasm_i32x4_add(b3, wasm_i32x4_dot_i16x8(y, s));
      }
      float *o = out + t * columns + n, f = leftScale[t], g = leftScale[t + 1];
      o[0] = bias[n] + f * rightScale[n] * sum(a0);
      o[1] = bias[n + 1] + f * rightScale[n + 1] * sum(a1);
      o[2] = bias[n + 2] + f * rightScale[n + 2] * sum(a2);
      o[3] = bias[n + 3] + f * rightScale[n + 3] * sum(a3);
      o += columns;
      o[0] = bias[n] + g * rightScale[n] * sum(b0);
      o[1] = bias[n + 1] + g * rightScale[n + 1] * sum(b1);
      o[2] = bias[n + 2] + g * rightScale[n + 2] * sum(b2);
      o[3] = bias[n + 3] + g * rightScale[n + 3] * sum(b3);
    }
  }
}
